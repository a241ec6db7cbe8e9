import { workloadMenus } from '@residency/contract/areas/workload/access'
import { entryFlow } from '@residency/contract/areas/workload/entries/entry.flow'
import { workloadWords } from '@residency/contract/areas/workload/text'
import { workloadWaiting } from '@residency/contract/areas/workload/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { entryRoutes } from './entries/entry.routes.ts'
import { entrySheet } from './entries/entry.sheet.ts'
import { entryNotices } from './entries/entry-notices.seed.ts'
import { entriesOwnRecord, entriesWaiting } from './entries/entry-own-record.ts'
import { eraseEntryTexts } from './entries/erase-texts.ts'
import { entryPlan } from './entries/review-entries.ts'
import { eraseFindings } from './evidence/erase-findings.ts'
import { evidenceRoutes } from './evidence/evidence.routes.ts'
import { findFindings } from './evidence/find-findings.ts'
import { evidenceSheet } from './evidence/list-evidence.ts'
import { workloadHome } from './home-cards/workload-home.ts'
import { erasePatientNotes } from './patients/erase-notes.ts'
import { patientRoutes } from './patients/patient.routes.ts'
import { quantitySheet } from './quantity/list-quantities.ts'
import { reportSheet } from './quantity/list-report.ts'
import { quantityRoutes } from './quantity/quantity.routes.ts'
import { workloadCompletion } from './quantity/quantity-completion.ts'
import { findStayShares } from './quantity/stay-share.queries.ts'

export const workloadArea: Area = {
  name: 'workload',
  home: workloadHome,
  words: workloadWords,
  menus: workloadMenus,
  routes(binder) {
    entryRoutes(binder)
    quantityRoutes(binder)
    patientRoutes(binder)
    evidenceRoutes(binder)
  },
  flows: [entryFlow],
  reviews: [entryPlan.reviewed],
  sheets: [entrySheet, quantitySheet, reportSheet, evidenceSheet],
  notices: kindsOf(entryNotices),
  ownRecord: [entriesOwnRecord],
  erasers: [eraseEntryTexts, erasePatientNotes, eraseFindings],
  completion: workloadCompletion,
  stayShares: findStayShares,
  schedule: [{ name: 'evidence of care', everyMs: 21_600_000, run: findFindings }],
  waiting: { kinds: workloadWaiting, count: entriesWaiting },
}
