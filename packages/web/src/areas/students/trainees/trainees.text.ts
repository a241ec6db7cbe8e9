import { book } from '../../../platform/texts/book.ts'

export const traineesText = book({
  title: ['在培学员', 'In training'],
  lead: [
    '共 {total} 人；报名录取的学员自动出现，此前已在培的可直接新增或导入',
    '{total} {total:person|people}; those admitted here appear by themselves, those in training before are added or imported',
  ],
  search: ['姓名或学号', 'Name or trainee number'],
  groups: {
    inTraining: ['在培（含延期）', 'In training'],
    onBooks: ['在册（含中止）', 'On the books'],
    ended: ['已结业或离院', 'Completed or left'],
    all: ['全部', 'Everybody'],
  },
  add: ['新增学员', 'Add trainee'],
  addTitle: ['新增在培学员', 'Add somebody in training'],
  editTitle: ['修改培训信息', 'Change the training'],
  added: ['已新增学员，编号 {number}', 'Trainee added, number {number}'],
  saved: ['已保存 {name} 的培训信息', 'The training of {name} is saved'],
  empty: [
    '还没有学员。报名录取并入培的学员会自动出现；系统启用前已在培的，点“新增学员”或导入表格。',
    'No trainees yet. People admitted and enrolled here appear by themselves; add or import those who were in training before.',
  ],
  person: ['本人', 'Person'],
  training: ['培训', 'Training'],
  mobileHelp: [
    '没有账号的自动开通，本人用手机号和短信验证码登录',
    'An account is opened where there is none; its owner logs in by text message',
  ],
  cardHelp: [
    '可留空；填写后与账号绑定，性别和出生日期按身份证号登记',
    'May be empty; it is tied to the account, and sex and birth date are taken from an identity number',
  ],
  lengthHelp: ['可留空，计划结业日期由开始日期和月数算出', 'May be empty; the planned end follows from start and months'],
  educationHelp: ['填写后按时长条件给出培训时长', 'The time condition proposes a length by it'],
  asked: ['按时长条件为 {count} 个月（{source}）', 'The time condition asks for {count} {count:month|months} ({source})'],
  differs: [
    '与时长条件的 {count} 个月不一致（{source}），可以保留',
    'The time condition asks for {count} {count:month|months} ({source}); this may stand',
  ],
  take: ['采用 {count} 个月', 'Take {count} {count:month|months}'],
  unlike: ['时长条件为 {count} 个月', 'time condition: {count} {count:month|months}'],
  noCohort: ['尚未编入届次', 'In none yet'],
  noEducation: ['未登记', 'Not recorded'],
  months: ['{count} 个月', '{count} {count:month|months}'],
  extended: ['延长 {count} 天', 'extended by {count} {count:day|days}'],
  openEnded: ['未登记时长', 'Length not recorded'],
  fromSignUp: ['报名录取', 'Signed up'],
  entered: ['直接登记', 'Entered'],
  origin: ['来源', 'Origin'],
  exportBank: ['导出银行信息', 'Export bank information'],
})
