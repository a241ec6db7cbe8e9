import { workloadWaiting } from '@residency/contract/areas/workload/waiting'
import type { WebArea } from '../../platform/area.ts'

export const workloadArea: WebArea = {
  name: 'workload',
  pages: {
    'workload/own/index': () => import('./own-work/own-work.page.tsx'),
    'workload/audit/index': () => import('./entries/audit.page.tsx'),
    'workload/entries/index': () => import('./entries/entry-list.page.tsx'),
    'workload/quantity/own': () => import('./quantity/own-quantity.page.tsx'),
    'workload/quantity/index': () => import('./quantity/quantity.page.tsx'),
    'workload/evidence/index': () => import('./evidence/evidence.page.tsx'),
    'workload/patient/index': () => import('./patients/patient-list.page.tsx'),
    'workload/report/index': () => import('./quantity/report.page.tsx'),
  },
  waiting: workloadWaiting,
  homeReviews: { toDecide: () => import('./entries/entries-to-decide.tsx') },
}
