import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '请假', en: 'Leave' }
const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

const FROM = blank(
  'from',
  { zh: '开始日期', en: 'First day' },
  { zh: '2026-11-12', en: '2026-11-12' },
)

const UNTIL = blank(
  'until',
  { zh: '结束日期', en: 'Last day' },
  { zh: '2026-11-13', en: '2026-11-13' },
)

const ANSWER = blank(
  'answer',
  { zh: '答复', en: 'Answer' },
  { zh: '同意代班', en: 'Agreed to stand in' },
)

/** Notices between a trainee on leave and their stand-in. */
export const standInNotices = notices('leave', GROUP, {
  standInAsked: {
    name: {
      zh: '请同事代班时（给代班同事）',
      en: 'When a colleague is asked to stand in (to the colleague)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '请你代班', en: 'You are asked to stand in' },
    body: {
      zh: '{name} 在 {from} 至 {until} 请假，请你代班。请在“我的请假”中答复。',
      en: '{name} is on leave from {from} to {until} and asks you to stand in. Please answer under “My leave”.',
    },
  },
  standInAnswered: {
    name: {
      zh: '代班同事答复后（给请假人）',
      en: 'When a stand-in has answered (to the trainee on leave)',
    },
    blanks: [NAME, FROM, UNTIL, ANSWER],
    title: { zh: '代班已答复', en: 'Your stand-in has answered' },
    body: {
      zh: '{name} 对 {from} 至 {until} 代班的答复：{answer}。',
      en: '{name}’s answer about standing in from {from} to {until}: {answer}.',
    },
  },
  standInReleased: {
    name: {
      zh: '不再需要代班时（给代班同事）',
      en: 'When no stand-in is needed any more (to the colleague)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: { zh: '不用再代班', en: 'You no longer need to stand in' },
    body: {
      zh: '{name} 在 {from} 至 {until} 不再需要你代班。',
      en: '{name} no longer needs you to stand in from {from} to {until}.',
    },
  },
})
