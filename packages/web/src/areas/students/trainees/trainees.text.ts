import { book } from '../../../platform/texts/book.ts'

export const traineesText = book({
  title: ['在培学员', 'In training'],
  lead: [
    '共 {total} 人；报名录取的学员自动出现，此前已在培的可直接新增或导入',
    '{total} {total:person|people}; those admitted through sign-up appear automatically, those already in training before can be added or imported',
  ],
  search: ['姓名或学号', 'Name or trainee number'],
  groups: {
    inTraining: ['在培（含延期）', 'In training'],
    onBooks: ['在册（含中止）', 'On record'],
    ended: ['已结业或离院', 'Completed or left'],
    all: ['全部', 'Everybody'],
  },
  add: ['新增学员', 'Add trainee'],
  addTitle: ['新增在培学员', 'Add a trainee in training'],
  editTitle: ['修改培训信息', 'Change training details'],
  added: ['已新增学员，学号 {number}', 'Trainee added, number {number}'],
  saved: ['已保存 {name} 的培训信息', 'Training details of {name} saved'],
  empty: [
    '还没有学员。报名录取并入培的学员会自动出现；系统启用前已在培的，点“新增学员”或导入表格。',
    'No trainees yet. People admitted and enrolled through sign-up appear automatically; for those in training before the system was in use, press “Add trainee” or import a sheet.',
  ],
  person: ['本人', 'Person'],
  training: ['培训', 'Training'],
  mobileHelp: [
    '没有账号的自动开通，本人用手机号和短信验证码登录',
    'An account is created if they have none yet; they log in with mobile number and SMS code',
  ],
  cardHelp: [
    '可留空；填写后与账号绑定，性别和出生日期按身份证号登记',
    'May be empty; if given, it is linked to the account, and sex and date of birth are taken from an ID card number',
  ],
  lengthHelp: ['可留空，计划结业日期由开始日期和月数算出', 'May be empty; the planned end is computed from the start date and the months'],
  educationHelp: ['填写后按时长条件给出培训时长', 'If given, the training length rule proposes the length by it'],
  asked: ['按时长条件为 {count} 个月（{source}）', '{count} {count:month|months} by the training length rule ({source})'],
  differs: [
    '与时长条件的 {count} 个月不一致（{source}），可以保留',
    'Differs from the {count} {count:month|months} of the training length rule ({source}); you can keep it',
  ],
  take: ['采用 {count} 个月', 'Use {count} {count:month|months}'],
  unlike: ['时长条件为 {count} 个月', 'training length rule: {count} {count:month|months}'],
  noCohort: ['尚未编入届次', 'No cohort yet'],
  noEducation: ['未登记', 'Not recorded'],
  months: ['{count} 个月', '{count} {count:month|months}'],
  extended: ['延长 {count} 天', 'extended by {count} {count:day|days}'],
  openEnded: ['未登记时长', 'Length not recorded'],
  fromSignUp: ['报名录取', 'Admitted via sign-up'],
  entered: ['直接登记', 'Entered'],
  origin: ['来源', 'Origin'],
  exportBank: ['导出银行信息', 'Export bank information'],
})
