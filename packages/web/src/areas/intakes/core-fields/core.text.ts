import { book } from '../../../platform/i18n.ts'

export const coreText = book(
  {
    title: '核心信息设置',
    lead: '报名审核通过后，修改了打开的项目，报名会退回重新审核；打开或关闭后即保存',
    person: '报名与基本信息',
    education: '教育经历',
    lists: '经历与证书',
    listsLead: '有增加、删除或修改即算改动',
    educationItem: '信息项',
    on: '“{name}”改动后需重新审核',
    off: '“{name}”改动后不再重新审核',
    failed: '没有取到设置：{reason}',
  },
  {
    title: 'Core fields',
    lead: 'Where one of these is changed after a sign-up was passed, it goes back to review; each is saved at once',
    person: 'Sign-up and person',
    education: 'Education',
    lists: 'Certificates and experience',
    listsLead: 'Any entry added, taken away or changed counts',
    educationItem: 'Field',
    on: 'A change of “{name}” goes back to review',
    off: 'A change of “{name}” no longer goes back to review',
    failed: 'The settings could not be loaded: {reason}',
  },
)
