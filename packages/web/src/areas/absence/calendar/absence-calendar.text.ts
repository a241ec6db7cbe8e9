import { book } from '../../../platform/i18n.ts'

export const calendarText = book(
  {
    lead: '{total} 名学员，{away} 人有请假或缺勤',
    print: '打印',
    before: '上一段（←）',
    after: '下一段（→）',
    today: '今天',
    view: '显示',
    views: { day: '日', week: '周', month: '月' },
    department: '科室',
    base: '基地',
    tooMany: '只显示前 {shown} 人（共 {total} 人），请选择科室或基地',
    nobody: '这段时间没有你负责的学员',
    all: '没有人请假或缺勤',
  },
  {
    lead: '{total} {total:trainee|trainees}, {away} of them away or asking',
    print: 'Print',
    before: 'Before (←)',
    after: 'After (→)',
    today: 'Today',
    view: 'Show',
    views: { day: 'Day', week: 'Week', month: 'Month' },
    department: 'Department',
    base: 'Base',
    tooMany: 'The first {shown} of {total}; choose a department or a base',
    nobody: 'None of your trainees in this time',
    all: 'Nobody is away',
  },
)
