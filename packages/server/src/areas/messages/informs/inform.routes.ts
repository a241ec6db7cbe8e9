import * as inform from '@residency/contract/areas/messages/informs/inform.contract'
import * as own from '@residency/contract/areas/messages/informs/own-inform.contract'
import { informWords } from '@residency/contract/areas/messages/informs/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { actOnInform } from './act-on-inform.ts'
import { getInform, getInformForm, listInforms } from './list-informs.ts'
import { listReceipts, receiptSheet } from './list-receipts.ts'
import { confirmInform, getOwnInform, listOwnInforms, readInform } from './own-informs.ts'
import { remindOfInform } from './remind-of-inform.ts'
import { createInform, deleteInform, updateInform } from './save-inform.ts'

export function informRoutes(binder: Binder) {
  const bind = binder(informWords)

  bind(inform.listInforms, listInforms)
  bind(inform.getInform, getInform)
  bind(inform.getInformForm, getInformForm)
  bind(inform.createInform, createInform)
  bind(inform.updateInform, updateInform)
  bind(inform.deleteInform, deleteInform)
  bind(inform.actOnInform, actOnInform)
  bind(inform.listReceipts, listReceipts)
  bindExport(bind, inform.receiptExport, receiptSheet)
  bind(inform.remindOfInform, remindOfInform)
  bind(own.listOwnInforms, listOwnInforms)
  bind(own.getOwnInform, getOwnInform)
  bind(own.readInform, readInform)
  bind(own.confirmInform, confirmInform)
}
