import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '代理审批', en: 'Deputies' }
const PERSON = blank(
  'person',
  { zh: '不在岗的人', en: 'Absent person' },
  { zh: '王芳', en: 'Wang Fang' },
)
const DEPUTY = blank('deputy', { zh: '代理人', en: 'Deputy' }, { zh: '赵敏', en: 'Zhao Min' })
const STEPS = blank('steps', { zh: '环节', en: 'Steps' }, { zh: '带教老师', en: 'Supervisor' })

const FROM = blank(
  'from',
  { zh: '开始日期', en: 'First day' },
  { zh: '2026-11-12', en: '2026-11-12' },
)

const UNTIL = blank(
  'until',
  { zh: '结束日期', en: 'Last day' },
  { zh: '2026-11-20', en: '2026-11-20' },
)

/** Notices to both sides of a deputy. */
export const deputyNotices = notices('deputy', GROUP, {
  named: {
    name: { zh: '指定代理后（给代理人）', en: 'When named (to the deputy)' },
    blanks: [PERSON, DEPUTY, STEPS, FROM, UNTIL],
    title: { zh: '你是代理审批人', en: 'You are a deputy' },
    body: {
      zh: '{from} 至 {until}，由你代 {person} 处理“{steps}”环节的请假与外出审批。',
      en: 'From {from} to {until} you decide leave and off-site requests for {person}: {steps}.',
    },
  },
  namedFor: {
    name: { zh: '指定代理后（给不在岗的人）', en: 'When named (to the absent person)' },
    blanks: [PERSON, DEPUTY, STEPS, FROM, UNTIL],
    title: { zh: '你的审批已有人代理', en: 'A deputy decides in your place' },
    body: {
      zh: '{from} 至 {until}，“{steps}”环节的请假与外出审批由 {deputy} 代你处理；你仍可自己处理。',
      en: 'From {from} to {until} {deputy} decides leave and off-site requests in your place: {steps}. You can still decide yourself.',
    },
  },
  ended: {
    name: { zh: '提前结束后（给代理人）', en: 'When ended early (to the deputy)' },
    blanks: [PERSON, DEPUTY, STEPS, FROM, UNTIL],
    title: { zh: '代理审批已结束', en: 'You are no longer a deputy' },
    body: {
      zh: '你代 {person} 处理审批（{from} 至 {until}）已提前结束。',
      en: 'Your time as deputy of {person} ({from} to {until}) was ended early.',
    },
  },
  endedFor: {
    name: { zh: '提前结束后（给本人）', en: 'When ended early (to the person)' },
    blanks: [PERSON, DEPUTY, STEPS, FROM, UNTIL],
    title: { zh: '代理审批已结束', en: 'Your deputy’s time has ended' },
    body: {
      zh: '{deputy} 代你处理审批（{from} 至 {until}）已提前结束，之后由你自己处理。',
      en: '{deputy}’s time as your deputy ({from} to {until}) was ended early; you decide yourself again.',
    },
  },
})
