import { book } from '../../../platform/texts/book.ts'

export const calendarText = book({
  lead: ['{total} 名学员，{away} 人有请假或缺勤', '{total} {total:trainee|trainees}, {away} with leave or absences'],
  print: ['打印', 'Print'],
  before: ['上一段（←）', 'Previous (←)'],
  after: ['下一段（→）', 'Next (→)'],
  today: ['今天', 'Today'],
  view: ['显示', 'Show'],
  views: { day: ['日', 'Day'], week: ['周', 'Week'], month: ['月', 'Month'] },
  department: ['科室', 'Department'],
  base: ['基地', 'Base'],
  tooMany: ['只显示前 {shown} 人（共 {total} 人），请选择科室或基地', 'First {shown} of {total} shown; choose a department or base'],
  nobody: ['这段时间没有你负责的学员', 'None of your trainees in this period'],
  all: ['没有人请假或缺勤', 'Nobody on leave or absent'],
})
