import { blank, notices } from '../../../platform/notices.ts'

const STEP = blank('step', { zh: '步骤', en: 'Step' }, { zh: '培训标准', en: 'Training standards' })

const FROM = blank('from', { zh: '分派人', en: 'From' }, { zh: '王芳', en: 'Wang Fang' })

/** Notices about setting the hospital up. */
export const setUpNotices = notices(
  'setUp',
  { zh: '系统启用', en: 'Set-up' },
  {
    handed: {
      name: { zh: '启用步骤交给了你', en: 'A set-up step was handed to you' },
      blanks: [STEP, FROM],
      title: { zh: '请完成：{step}', en: 'Please complete: {step}' },
      body: {
        zh: '{from}把系统启用的一步“{step}”交给了你，打开页面即可办理。',
        en: '{from} handed the set-up step “{step}” to you. Open the page to do it.',
      },
    },
  },
)
