import * as format from '@residency/contract/areas/questions/formats/format.contract'
import { formatWords } from '@residency/contract/areas/questions/formats/text'
import type { SheetCalls } from '@residency/contract/kernel'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindImport } from '../../../platform/sheets/bind-sheet.ts'
import { exportQuestionFile } from './export-question-file.ts'
import { previewQuestionFile } from './preview-question-file.ts'
import { questionFilePlan } from './question-file.sheet.ts'

export function formatRoutes(binder: Binder) {
  const bind = binder(formatWords)

  bind(format.previewQuestionFile, previewQuestionFile)
  bindImport(bind, format.importQuestionFile as unknown as SheetCalls['import'], questionFilePlan)
  bind(format.exportQuestionFile, exportQuestionFile)
}
