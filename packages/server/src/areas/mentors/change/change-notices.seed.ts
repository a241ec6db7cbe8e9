import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '导师管理', en: 'Mentors' }

const TRAINEE = blank(
  'trainee',
  { zh: '学员姓名', en: 'Trainee' },
  { zh: '李思源', en: 'Li Siyuan' },
)

const MENTOR = blank(
  'mentor',
  { zh: '新导师姓名', en: 'New mentor' },
  { zh: '何文静', en: 'He Wenjing' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '研究方向不符', en: 'Different field of research' },
)

/** Notices about changes of mentor, to everybody they concern. */
export const changeNotices = notices('mentorChange', GROUP, {
  request: {
    name: {
      zh: '学员申请转入后（给新导师）',
      en: 'When a trainee requests to change to a mentor (to the new mentor)',
    },
    blanks: [TRAINEE],
    title: { zh: '有学员申请转入', en: 'A trainee wants you as mentor' },
    body: {
      zh: '{trainee} 申请更换导师，希望由你接收，请答复。',
      en: '{trainee} has requested to change mentor and asks you to take over; please answer.',
    },
  },
  passByMentor: {
    name: { zh: '新导师同意接收后（给学员）', en: 'When the new mentor accepts (to the trainee)' },
    blanks: [MENTOR],
    title: { zh: '新导师已同意接收', en: 'The new mentor has accepted you' },
    body: {
      zh: '{mentor} 已同意接收你，等待管理员审核。',
      en: '{mentor} has accepted you; the office decides next.',
    },
  },
  rejectByMentor: {
    name: { zh: '新导师不同意后（给学员）', en: 'When the new mentor declines (to the trainee)' },
    blanks: [MENTOR, REASON],
    title: { zh: '新导师未同意接收', en: 'The new mentor declined' },
    body: {
      zh: '{mentor} 未同意接收：{reason}。你可以另选导师重新申请。',
      en: '{mentor} declined: {reason}. You can choose another mentor and make a new request.',
    },
  },
  passByOffice: {
    name: { zh: '更换导师通过后（给学员）', en: 'When a change is approved (to the trainee)' },
    blanks: [MENTOR],
    title: { zh: '导师已更换', en: 'Your mentor has changed' },
    body: { zh: '自今日起你的导师是 {mentor}。', en: 'From today {mentor} is your mentor.' },
  },
  rejectByOffice: {
    name: { zh: '更换导师未通过后（给学员）', en: 'When a change is rejected (to the trainee)' },
    blanks: [MENTOR, REASON],
    title: { zh: '更换导师未通过', en: 'Your change of mentor was rejected' },
    body: {
      zh: '更换导师的申请未通过：{reason}。现任导师不变。',
      en: 'Your request to change mentor was rejected: {reason}. Your current mentor stays.',
    },
  },
  come: {
    name: { zh: '更换导师通过后（给新导师）', en: 'When a change is approved (to the new mentor)' },
    blanks: [TRAINEE],
    title: { zh: '有新学员转入', en: 'A new trainee joins you' },
    body: { zh: '自今日起由你指导 {trainee}。', en: 'From today you are the mentor of {trainee}.' },
  },
  notCome: {
    name: {
      zh: '更换导师未通过后（给新导师）',
      en: 'When a change is rejected (to the new mentor)',
    },
    blanks: [TRAINEE],
    title: { zh: '学员不再转入', en: 'A trainee will not join you' },
    body: {
      zh: '{trainee} 的转入申请未通过审核。',
      en: 'The request of {trainee} to change to you was rejected.',
    },
    isOff: true,
  },
  gone: {
    name: {
      zh: '更换导师通过后（给原导师）',
      en: 'When a change is approved (to the former mentor)',
    },
    blanks: [TRAINEE, MENTOR],
    title: { zh: '学员已更换导师', en: 'A trainee has changed mentors' },
    body: {
      zh: '{trainee} 自今日起由 {mentor} 指导。感谢你此前的指导，指导记录仍可查看。',
      en: 'From today, {mentor} is the mentor of {trainee}. Thank you for your guidance; you can still see your meeting records.',
    },
  },
})
