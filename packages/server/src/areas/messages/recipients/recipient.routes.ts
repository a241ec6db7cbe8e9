import * as recipient from '@residency/contract/areas/messages/recipients/recipient.contract'
import { recipientWords } from '@residency/contract/areas/messages/recipients/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { createGroup, deleteGroup, getGroupForm, listGroups, updateGroup } from './groups.ts'
import { findRecipients, listRecipientChoices, previewRecipients } from './list-choices.ts'

export function recipientRoutes(binder: Binder) {
  const bind = binder(recipientWords)

  bind(recipient.listRecipientChoices, listRecipientChoices)
  bind(recipient.findRecipients, findRecipients)
  bind(recipient.previewRecipients, previewRecipients)
  bind(recipient.listGroups, listGroups)
  bind(recipient.getGroupForm, getGroupForm)
  bind(recipient.createGroup, createGroup)
  bind(recipient.updateGroup, updateGroup)
  bind(recipient.deleteGroup, deleteGroup)
}
