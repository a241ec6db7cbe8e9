import * as calls from '@residency/contract/areas/signup/sign-calls/sign-calls.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { deleteEntry } from '../entries/delete-entry.ts'
import {
  getResolvedRegistration,
  listEntries,
  listStudies,
  readAdjustment,
  readDictionary,
  readIdentity,
} from './read-records.ts'
import { saveForm } from './save-form.ts'
import { saveRecord } from './save-record.ts'

/** The specification's spellings of what our own calls do. */
export function signCallsRoutes(binder: Binder) {
  const bind = binder(signupWords)

  bind(calls.checkIdentity, readIdentity)
  bind(calls.getIdentity, getResolvedRegistration)
  bind(calls.signGetDict, readDictionary)
  bind(calls.saveForm, saveForm)
  bind(calls.saveRecord, saveRecord)
  bind(calls.listStudies, listStudies)
  bind(calls.listCertificates, listEntries(['certificate', 'foreign']))
  bind(calls.listExperience, listEntries(['work', 'scientific', 'regular']))
  bind(calls.listAwards, listEntries(['award']))
  bind(calls.getAdjustment, readAdjustment)
  bind(calls.deleteExperience, deleteEntry(['work', 'scientific', 'regular']))
  bind(calls.deleteAward, deleteEntry(['award']))
}
