import { book } from '../../../platform/texts/book.ts'

export const coreText = book({
  title: ['核心信息设置', 'Core fields'],
  lead: [
    '报名审核通过后，修改了打开的项目，报名会退回重新审核；打开或关闭后即保存',
    'If a field switched on here is changed after review was passed, the sign-up goes back to review; each switch is saved at once',
  ],
  person: ['报名与基本信息', 'Sign-up and basic information'],
  education: ['教育经历', 'Education'],
  lists: ['经历与证书', 'Certificates and experience'],
  listsLead: ['有增加、删除或修改即算改动', 'Any entry added, removed or edited counts as a change'],
  educationItem: ['信息项', 'Field'],
  on: ['“{name}”改动后需重新审核', 'Changes to “{name}” will go back to review'],
  off: ['“{name}”改动后不再重新审核', 'Changes to “{name}” will no longer go back to review'],
  failed: ['没有取到设置：{reason}', 'The settings could not be loaded: {reason}'],
})
