import { book } from '../../../kernel/label.ts'

export const evidenceWords = book({
  menus: { 'works.evidence': ['质量提示', 'Evidence of care'] },
  auditActions: {
    'workload.evidence.look': ['查看工作量质量提示', 'Looked at a finding about workload'],
    'workload.evidence.thresholds': ['修改工作量质量提示的阈值', 'Changed thresholds of findings about workload'],
  },
  evidenceKinds: {
    late: ['补登较多', 'Often logged late'],
    burst: ['短时间大量登记', 'Many entries in minutes'],
    sameSample: ['同一样本重复登记', 'One sample several times'],
    samePatient: ['同一病例重复登记', 'One patient several times'],
    onLeave: ['请假日登记', 'Logged on days of leave'],
    outsideBlock: ['轮转期外登记', 'Logged outside the stays'],
    ownDecision: ['由本人账号审核', 'Decided by the trainee’s own account'],
    impossibleDay: ['日期在未来或入科之前', 'Days in the future or before the stay'],
    copiedRun: ['与他人编号成串相同', 'Numbers in the same order as a colleague’s'],
    quickApproval: ['审核过快', 'Decided in no time'],
  },
  units: {
    entries: ['条', 'entries'],
    entriesIn10Minutes: ['条（最密集的时段）', 'entries at the densest'],
    secondsPerEntry: ['秒/条', 'seconds per entry'],
  },
  permissions: {
    'workload:evidence:list': ['查看数据提示', 'Read indicators'],
    'workload:evidence:manage': ['设置提示阈值', 'Set thresholds of indicators'],
    'workload:evidence:export': ['导出数据提示', 'Export indicators'],
  },
  fields: {
    kind: ['提示', 'Finding'],
    baseId: ['基地', 'Base'],
    looked: ['查看情况', 'Looked at'],
    from: ['起始日', 'From'],
    until: ['截止日', 'Until'],
    note: ['核实情况', 'What came of it'],
    lateDays: ['补登天数', 'Days until an entry is late'],
    burstEntries: ['集中登记条数', 'Entries of a burst'],
    burstMinutes: ['集中登记时长（分钟）', 'Minutes of a burst'],
    approvalSeconds: ['审核用时（秒/条）', 'Seconds per decision'],
  },
  sheets: {
    workloadEvidence: {
      title: ['工作量质量提示', 'Findings about workload'],
      columns: {
        name: ['姓名', 'Name'],
        kind: ['提示', 'Finding'],
        base: ['基地', 'Base'],
        from: ['起始日', 'From'],
        until: ['截止日', 'Until'],
        figure: ['数值', 'Figure'],
        unit: ['单位', 'Unit'],
        threshold: ['阈值', 'Threshold'],
        outOf: ['总条数', 'Of entries'],
        entries: ['涉及条数', 'Entries behind it'],
        note: ['核实情况', 'What came of it'],
        lookedBy: ['核实人', 'Looked at by'],
        lookedTime: ['核实时间', 'Looked at'],
      },
      rules: {},
    },
  },
})
