import * as concern from '@residency/contract/areas/messages/concerns/concern.contract'
import * as sender from '@residency/contract/areas/messages/concerns/sender.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { getHardCaptcha } from '../../accounts/accounts.public.ts'
import { addConcernPicture, addToConcern, openConcern, openToHidden } from './follow-concern.ts'
import { getConcernBox, getConcernReaders, setConcernReaders } from './name-readers.ts'
import {
  actOnConcern,
  getConcern,
  getConcernFigures,
  getConcernPicture,
  listConcerns,
} from './read-concerns.ts'
import { getConcernChoices, sendConcern } from './send-concern.ts'

export function concernRoutes(binder: Binder) {
  const bind = binder(concernWords)

  bind(sender.getConcernChoices, getConcernChoices)
  bind(sender.getConcernCaptcha, getHardCaptcha)
  bind(sender.sendConcern, sendConcern)
  bind(sender.openConcern, openConcern)
  bind(sender.addToConcern, addToConcern)
  bind(sender.addConcernPicture, addConcernPicture)
  bind(sender.openToHidden, openToHidden)
  bind(concern.getConcernBox, getConcernBox)
  bind(concern.listConcerns, listConcerns)
  bind(concern.getConcern, getConcern)
  bind(concern.getConcernPicture, getConcernPicture)
  bind(concern.actOnConcern, actOnConcern)
  bind(concern.getConcernFigures, getConcernFigures)
  bind(concern.getConcernReaders, getConcernReaders)
  bind(concern.setConcernReaders, setConcernReaders)
}
