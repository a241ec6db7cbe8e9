import * as evidence from '@residency/contract/areas/workload/evidence/evidence.contract'
import { evidenceWords } from '@residency/contract/areas/workload/evidence/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { evidenceSheet, getEvidence, listEvidence, lookAtEvidence } from './list-evidence.ts'
import { getThresholds, updateThresholds } from './thresholds.ts'

export function evidenceRoutes(binder: Binder) {
  const bind = binder(evidenceWords)

  bind(evidence.listEvidence, listEvidence)
  bindExport(bind, evidence.evidenceExport, evidenceSheet)
  bind(evidence.getEvidence, getEvidence)
  bind(evidence.lookAtEvidence, lookAtEvidence)
  bind(evidence.getThresholds, getThresholds)
  bind(evidence.updateThresholds, updateThresholds)
}
