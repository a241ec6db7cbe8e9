import * as bank from '@residency/contract/areas/students/file/bank.contract'
import * as file from '@residency/contract/areas/students/file/file.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { traineeBankSheet } from '../bank/bank.sheet.ts'
import {
  getOwnTraineeBank,
  getTraineeBankWithPersonalData,
  saveOwnTraineeBank,
} from '../bank/keep-bank.ts'
import { printOwnFile, printTraineeFile } from './print-file.ts'
import { getFileWithPersonalData, getOwnFile, getTraineeFile } from './read-files.ts'
import { removeOwnEntry, saveOwnEntry } from './save-entry.ts'
import { saveOwnFacts } from './save-facts.ts'

export function fileRoutes(binder: Binder) {
  const bind = binder(fileWords)

  bind(file.getOwnFile, getOwnFile)
  bind(file.saveOwnFacts, saveOwnFacts)
  bind(file.saveOwnEntry, saveOwnEntry)
  bind(file.removeOwnEntry, removeOwnEntry)
  bind(file.printOwnFile, printOwnFile)
  bind(bank.getOwnTraineeBank, getOwnTraineeBank)
  bind(bank.saveOwnTraineeBank, saveOwnTraineeBank)
  bindExport(bind, bank.traineeBankExport, traineeBankSheet)
  bind(bank.getTraineeBankWithPersonalData, getTraineeBankWithPersonalData)
  bind(file.getTraineeFile, getTraineeFile)
  bind(file.getFileWithPersonalData, getFileWithPersonalData)
  bind(file.printTraineeFile, printTraineeFile)
}
