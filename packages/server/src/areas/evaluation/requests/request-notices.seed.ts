import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '学员发起评价', en: 'Requested evaluation' }

const TRAINEE = blank('trainee', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

const SUPERVISOR = blank(
  'supervisor',
  { zh: '老师', en: 'Supervisor' },
  { zh: '王老师', en: 'Wang' },
)

const FORM = blank('form', { zh: '评价表', en: 'Form' }, { zh: 'Mini-CEX', en: 'Mini-CEX' })

const UNTIL = blank(
  'until',
  { zh: '答复截止时间', en: 'Until' },
  { zh: '2026-12-04 10:30', en: '2026-12-04 10:30' },
)

const ALL = [TRAINEE, SUPERVISOR, FORM, UNTIL]

/** Notices of requests: to the supervisor who is asked, and to the trainee who asked. */
export const requestNotices = notices('evaluation.request', GROUP, {
  asked: {
    name: {
      zh: '学员请老师评价后（给老师）',
      en: 'When a trainee requests an evaluation (to the supervisor)',
    },
    blanks: ALL,
    title: { zh: '{trainee} 请你评价', en: '{trainee} has requested an evaluation from you' },
    body: {
      zh: '请用“{form}”评价，{until} 前有效。点选即可，不用打字；看到的太少也可以不评。',
      en: 'Please evaluate with “{form}”, valid until {until}. Just tap, no typing needed; you can decline if you saw too little.',
    },
  },
  remind: {
    name: { zh: '评价请求快过期时（给老师）', en: 'Before a request lapses (to the supervisor)' },
    blanks: ALL,
    title: {
      zh: '{trainee} 的评价请求快过期了',
      en: 'The evaluation request of {trainee} is about to lapse',
    },
    body: {
      zh: '“{form}”的评价请求 {until} 过期，请评价或选择不评。',
      en: 'The request for “{form}” lapses at {until}; please evaluate or decline.',
    },
  },
  answered: {
    name: { zh: '老师评价后（给学员）', en: 'When a request is answered (to the trainee)' },
    blanks: ALL,
    title: { zh: '{supervisor} 已完成你请的评价', en: '{supervisor} has evaluated you' },
    body: {
      zh: '{supervisor} 已用“{form}”评价你，可以查看评分和评语。',
      en: '{supervisor} has evaluated you with “{form}”; you can see the marks and comments.',
    },
  },
  declined: {
    name: { zh: '老师不评时（给学员）', en: 'When a request is declined (to the trainee)' },
    blanks: ALL,
    title: { zh: '{supervisor} 这次没有评价', en: '{supervisor} has declined this time' },
    body: {
      zh: '{supervisor} 看到的太少，没有填写“{form}”。可以请其他老师，或下次再请。',
      en: '{supervisor} saw too little to fill in “{form}”. You can ask another supervisor, or ask again next time.',
    },
  },
  lapsed: {
    name: { zh: '评价请求过期后（给学员）', en: 'When a request has lapsed (to the trainee)' },
    blanks: ALL,
    title: {
      zh: '给 {supervisor} 的评价请求已过期',
      en: 'Your evaluation request to {supervisor} has lapsed',
    },
    body: {
      zh: '“{form}”没有在 {until} 前完成。可以重新发起。',
      en: '“{form}” was not completed by {until}. You can make a new request.',
    },
  },
})
