import * as result from '@residency/contract/areas/evaluation/results/result.contract'
import { resultWords } from '@residency/contract/areas/evaluation/results/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { getResultSubject, listResultRaters } from './get-result-subject.ts'
import { getResult, listResultSubjects, listResults } from './list-results.ts'
import { listSeverities } from './list-severities.ts'
import { getOwnResult, listOwnResults } from './own-results.ts'
import { resultSheet } from './result.sheet.ts'

export function resultRoutes(binder: Binder) {
  const bind = binder(resultWords)

  bind(result.listResults, listResults)
  bind(result.getResult, getResult)
  bind(result.listResultRaters, listResultRaters)
  bind(result.listResultSubjects, listResultSubjects)
  bindExport(bind, result.resultExport, resultSheet)
  bind(result.getResultSubject, getResultSubject)
  bind(result.listOwnResults, listOwnResults)
  bind(result.getOwnResult, getOwnResult)
  bind(result.listSeverities, listSeverities)
}
