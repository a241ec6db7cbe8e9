import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '轮转管理', en: 'Rotations' }

const PLAN = blank(
  'plan',
  { zh: '轮转计划', en: 'Rotation plan' },
  { zh: '2026 级轮转计划', en: 'Rotations 2026' },
)

const UNTIL = blank(
  'until',
  { zh: '截止时间', en: 'Closes at' },
  { zh: '2026-09-15 18:00', en: '2026-09-15 18:00' },
)

/** Notices to the trainees of a plan about their preferences. */
export const preferenceNotices = notices('rotationPreferences', GROUP, {
  open: {
    name: {
      zh: '开放填写轮转意向后（给学员）',
      en: 'When preferences open (to trainees)',
    },
    blanks: [PLAN, UNTIL],
    title: { zh: '请填写轮转意向', en: 'Please enter your preferences' },
    body: {
      zh: '“{plan}”正在编排，请在 {until} 前填写你的轮转意向。',
      en: '“{plan}” is being prepared. Please enter your preferences before {until}.',
    },
  },
  prolong: {
    name: {
      zh: '轮转意向的截止时间调整后（给学员）',
      en: 'When the closing time of preferences changes (to trainees)',
    },
    blanks: [PLAN, UNTIL],
    title: { zh: '轮转意向的截止时间已调整', en: 'Closing time of preferences changed' },
    body: {
      zh: '“{plan}”的轮转意向改为 {until} 截止，在此之前可以填写和修改。',
      en: 'The preferences for “{plan}” now close at {until}. You may enter and change them until then.',
    },
  },
})
