import type { SameWords } from '../../../kernel/index.ts'
import type { evidenceZh } from './words.zh-CN.ts'

export const evidenceEn = {
  menus: { 'works.evidence': 'Evidence of care' },
  auditActions: {
    'workload.evidence.look': 'Looked at a finding about workload',
    'workload.evidence.thresholds': 'Changed thresholds of findings about workload',
  },
  evidenceKinds: {
    late: 'Often logged late',
    burst: 'Many entries in minutes',
    sameSample: 'One sample several times',
    samePatient: 'One patient several times',
    onLeave: 'Logged on days of leave',
    outsideBlock: 'Logged outside the stays',
    ownDecision: 'Decided by the trainee’s own account',
    impossibleDay: 'Days in the future or before the stay',
    copiedRun: 'Numbers in the same order as a colleague’s',
    quickApproval: 'Decided in no time',
  },
  units: { entries: 'entries', entriesIn10Minutes: 'entries at the densest', secondsPerEntry: 'seconds per entry' },
  permissions: {
    'workload:evidence:list': 'Read indicators',
    'workload:evidence:manage': 'Set thresholds of indicators',
    'workload:evidence:export': 'Export indicators',
  },
  fields: {
    kind: 'Finding',
    baseId: 'Base',
    looked: 'Looked at',
    from: 'From',
    until: 'Until',
    note: 'What came of it',
    lateDays: 'Days until an entry is late',
    burstEntries: 'Entries of a burst',
    burstMinutes: 'Minutes of a burst',
    approvalSeconds: 'Seconds per decision',
  },
  sheets: {
    workloadEvidence: {
      title: 'Findings about workload',
      columns: {
        name: 'Name',
        kind: 'Finding',
        base: 'Base',
        from: 'From',
        until: 'Until',
        figure: 'Figure',
        unit: 'Unit',
        threshold: 'Threshold',
        outOf: 'Of entries',
        entries: 'Entries behind it',
        note: 'What came of it',
        lookedBy: 'Looked at by',
        lookedTime: 'Looked at',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof evidenceZh>
