import { book } from '../../../platform/texts/book.ts'

export const settingText = book({
  title: ['老师评价设置', 'Teacher settings'],
  lead: [
    '床旁评价时先看到哪些评价表，以及什么时候提醒没有完成的人；修改后立即生效',
    'Which forms are shown first in bedside evaluations, and when people who have not answered are reminded; changes take effect at once',
  ],
  own: ['我的常用评价表', 'My preferred forms'],
  ownHelp: [
    '按选择的先后排在最前面；不选则按科室的默认评价表',
    'Shown first, in the order chosen; if you choose none, the default form of the department is shown first',
  ],
  ofDepartment: ['所在科室的默认评价表：{form}', 'Default form of the department: {form}'],
  noneOfDepartment: ['所在科室没有设默认评价表', 'The department has no default form'],
  departments: ['科室默认评价表', 'Default forms of departments'],
  departmentHelp: [
    '该科室的带教老师床旁评价时先看到这一份；老师自己选了常用评价表的，以自己的为先',
    'Supervisors in the department see this form first in bedside evaluations; their own preferred forms come before it',
  ],
  none: ['不设', 'None'],
  reminders: ['评价提醒', 'Reminders'],
  before: ['到期前 {days} 天提醒，当天再提醒', '{days} {days:day|days} before it is due, and again on the due date'],
  every: ['到期后每 {days} 天提醒一次，直到截止', 'once due, every {days} {days:day|days} until it closes'],
  edit: ['修改', 'Change'],
  load: ['评价人每周份数', 'Weekly rater limit'],
  mostPerWeek: [
    '每位评价人每周最多开始 {count} 份；评价任务按此分批开始',
    'At most {count} {count:task|tasks} open per rater and week; rounds open in batches accordingly',
  ],
  editLoad: ['修改每周上限', 'Change weekly limit'],
  requests: ['学员发起评价', 'Requested evaluations'],
  hoursOpen: ['老师在 {hours} 小时内可以答复', 'Supervisors can answer for {hours} {hours:hour|hours}'],
  perDay: ['每名学员每天最多发起 {count} 次', 'At most {count} {count:request|requests} per trainee and day'],
  editRequests: ['修改发起规则', 'Change request rules'],
  days: ['天', 'days'],
  saved: ['已保存', 'Saved'],
})
