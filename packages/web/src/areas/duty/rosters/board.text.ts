import { book } from '../../../platform/texts/book.ts'

export const boardText = book({
  grid: ['排班表', 'Roster'],
  person: ['学员', 'Trainee'],
  year: ['第 {year} 年', 'Year {year}'],
  sums: [
    '夜 {nights} · 周末 {weekends} · 节假日 {holidays} · {hours} 小时',
    '{nights} nights · {weekends} weekends · {holidays} holidays · {hours} h',
  ],
  cell: ['{name}，{day}：{shift}', '{name}, {day}: {shift}'],
  away: ['不在科室或请假', 'away or elsewhere'],
  locked: ['已锁定', 'locked'],
  appointment: ['有考试或讲座 {hours}', 'exam or lecture {hours}'],
  comma: ['，', ', '],
  nobody: [
    '这个月没有学员在本科室轮转。学员入科计划排定后，会自动出现在这里。',
    'No trainee is in the department this month. They appear here when the rotation plan has their stays.',
  ],
  openTitle: ['空缺', 'Open places'],
  openNone: ['没有空缺。', 'No place is open.'],
  openOne: ['{day} {kind}：缺 {count} 人', '{day} {kind}: {count} missing'],
  faultsTitle: ['不符合规则', 'Broken rules'],
  faultsNone: ['没有不符合规则的地方。', 'No rule is broken.'],
  changesTitle: ['发布后的调整', 'Changes after publication'],
  change: ['{day} {name}：{before} → {after}（{reason}）', '{day} {name}: {before} → {after} ({reason})'],
  setTitle: ['安排班次', 'Assign a shift'],
  setFor: ['{name} · {day}', '{name} · {day}'],
  shift: ['班次', 'Shift'],
  lock: ['锁定', 'Lock'],
  lockHelp: ['自动排班不会改动已锁定的班次', 'A proposal keeps locked shifts'],
  yes: ['是', 'Yes'],
  no: ['否', 'No'],
  reason: ['调整原因', 'Reason of the change'],
  reasonHelp: ['学员会在通知里看到', 'Its people read it in the notice'],
  set: ['已保存', 'Saved'],
  /** One sign for each day from Monday on. */
  weekdays: ['一二三四五六日', 'MTWTFSS'],
})
