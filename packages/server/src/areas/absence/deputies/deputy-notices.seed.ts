import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const blanks: readonly NoticeBlank[] = [
  { name: 'person', zh: '不在岗的人', en: 'Absent', example: '王芳', exampleEn: 'Wang Fang' },
  { name: 'deputy', zh: '代理人', en: 'Deputy', example: '赵敏', exampleEn: 'Zhao Min' },
  { name: 'steps', zh: '环节', en: 'Steps', example: '带教老师', exampleEn: 'Supervisor' },
  { name: 'from', zh: '开始日期', en: 'First day', example: '2026-11-12', exampleEn: '2026-11-12' },
  { name: 'until', zh: '结束日期', en: 'Last day', example: '2026-11-20', exampleEn: '2026-11-20' },
]
const group = { zh: '代理审批', en: 'Deputies' }
type Words = { kind: string; name: [zh: string, en: string]; title: [zh: string, en: string]; body: [zh: string, en: string] }
const notice = ({ kind, name, title, body }: Words): NoticeKind => ({
  ...{ kind: `deputy.${kind}`, group, blanks, name: { zh: name[0], en: name[1] } },
  ...{ title: { zh: title[0], en: title[1] }, body: { zh: body[0], en: body[1] } },
})

/** Notices to both sides of a deputy. */
export const deputyNotices: readonly NoticeKind[] = [
  notice({
    ...{ kind: 'named', name: ['指定代理后（给代理人）', 'When named (to the deputy)'], title: ['你是代理审批人', 'You are a deputy'] },
    body: [
      '{from} 至 {until}，由你代 {person} 处理“{steps}”环节的请假与外出审批。',
      'From {from} to {until} you decide leave and aways for {person}: {steps}.',
    ],
  }),
  notice({
    ...{ kind: 'namedFor', name: ['指定代理后（给不在岗的人）', 'When named (to the absent decider)'] },
    ...{ title: ['你的审批已有人代理', 'Somebody decides in your place'] },
    body: [
      '{from} 至 {until}，“{steps}”环节的请假与外出审批由 {deputy} 代你处理；你仍可自己处理。',
      'From {from} to {until} {deputy} decides leave and aways in your place: {steps}. You may still decide yourself.',
    ],
  }),
  notice({
    ...{
      kind: 'ended',
      name: ['提前结束后（给代理人）', 'When ended early (to the deputy)'],
      title: ['代理审批已结束', 'You are no deputy any more'],
    },
    body: [
      '你代 {person} 处理审批（{from} 至 {until}）已提前结束。',
      'Your time as deputy of {person} ({from} to {until}) was ended early.',
    ],
  }),
  notice({
    ...{
      kind: 'endedFor',
      name: ['提前结束后（给本人）', 'When ended early (to the person)'],
      title: ['代理审批已结束', 'Your deputy’s time is over'],
    },
    body: [
      '{deputy} 代你处理审批（{from} 至 {until}）已提前结束，之后由你自己处理。',
      'The time of {deputy} as your deputy ({from} to {until}) was ended early; you decide yourself again.',
    ],
  }),
]
