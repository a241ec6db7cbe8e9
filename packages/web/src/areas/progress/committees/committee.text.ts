import { book } from '../../../platform/texts/book.ts'

export const committeeText = book({
  lead: [
    '评议委员会由主任委员、基地管理员、毕后办和带教老师组成，其中至少一名来自基地以外的科室',
    'A committee consists of a chair, a base administrator, the education office and teachers, at least one of them from a department outside the base',
  ],
  empty: [
    '还没有评议委员会。点“设立委员会”，选择基地和委员。',
    'No committees yet. Press “Set up a committee” and choose its base and members.',
  ],
  search: ['委员会、基地或委员', 'Committee, base or member'],
  add: ['设立委员会', 'Set up a committee'],
  edit: ['修改', 'Change'],
  editTitle: ['修改“{name}”', 'Change “{name}”'],
  saved: ['已保存', 'Saved'],
  settings: ['每年评议次数', 'Sessions per year'],
  settingsHelp: [
    '委员会超过相应时间没有评议时，系统提醒毕后办',
    'The office is reminded when a committee has not met for the corresponding time',
  ],
  lacking: ['还不能评议', 'Cannot decide yet'],
  fit: ['可以评议', 'Can decide'],
  ready: ['是否齐备', 'Ready'],
  sessions: ['今年评议', 'Sessions this year'],
  last: ['上次评议', 'Last session'],
  never: ['还没有', 'None yet'],
  actions: ['操作', 'Actions'],
  membersHelp: [
    '主任委员一名，基地管理员、毕后办和带教老师各至少一名，其中一名老师来自基地以外的科室；可以先保存，以后补齐',
    'One chair, and at least one base administrator, education office member and teacher each; one teacher must be from a department outside the base. You can save now and complete it later',
  ],
  addMember: ['添加委员', 'Add a member'],
  removeMember: ['移除这名委员', 'Remove this member'],
  chooseFirst: ['先选择基地和身份', 'Choose base and role first'],
  nobody: ['没有符合这个身份的人，请换一个身份或姓名', 'Nobody matches this role; try another role or name'],
  chosen: ['请选择', 'Choose one'],
})
