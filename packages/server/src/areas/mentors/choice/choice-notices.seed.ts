import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '导师管理', en: 'Mentors' }
const MENTOR = blank('mentor', { zh: '导师', en: 'Mentor' }, { zh: '陈静', en: '陈静' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '研究方向不符', en: 'Another field of work' },
)

const WHY = blank(
  'why',
  { zh: '结果说明', en: 'Explanation' },
  { zh: '按第 2 志愿匹配', en: 'Placed with choice 2' },
)

const COUNT = blank('count', { zh: '人数', en: 'Number' }, { zh: '3', en: '3' })
const TRAINEE = blank('trainee', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: '李思源' })

/** Notices about the choice of mentors, to trainees and mentors. */
export const mentorApplicationNotices = notices('mentorApplication', GROUP, {
  accept: {
    name: { zh: '导师接受申请后', en: 'When a mentor accepts a trainee' },
    blanks: [MENTOR],
    title: { zh: '导师已接受你的申请', en: 'A mentor has accepted you' },
    body: { zh: '{mentor}从今天起是你的导师。', en: '{mentor} is your mentor from today on.' },
  },
  refuse: {
    name: { zh: '导师谢绝申请后', en: 'When a mentor refuses a trainee' },
    blanks: [MENTOR, REASON],
    title: { zh: '导师谢绝了你的申请', en: 'A mentor has refused your application' },
    body: {
      zh: '{mentor}谢绝了你的申请：{reason}。互选结束前可以选择其他导师。',
      en: '{mentor} has refused your application: {reason}. You can choose other mentors until the window ends.',
    },
  },
})

export const mentorMatchNotices = notices('mentorMatch', GROUP, {
  placed: {
    name: { zh: '匹配到导师后', en: 'When a trainee is placed by a match' },
    blanks: [MENTOR, WHY],
    title: { zh: '导师匹配结果：{mentor}', en: 'Your mentor: {mentor}' },
    body: {
      zh: '{mentor}从今天起是你的导师。{why}。',
      en: '{mentor} is your mentor from today on. {why}.',
    },
  },
  unplaced: {
    name: { zh: '没有匹配到导师后', en: 'When a match leaves a trainee without a mentor' },
    blanks: [WHY],
    title: { zh: '这次没有匹配到导师', en: 'No mentor in this match' },
    body: {
      zh: '{why}。毕后办会继续为你安排导师。',
      en: '{why}. The office will find a mentor for you.',
    },
  },
  received: {
    name: { zh: '导师匹配到学员后', en: 'When a mentor receives trainees by a match' },
    blanks: [COUNT],
    title: { zh: '导师匹配结果已发布', en: 'The match of mentors is published' },
    body: {
      zh: '你匹配到 {count} 名学员，带教关系从今天开始。',
      en: '{count} {count:trainee is|trainees are} placed with you, from today on.',
    },
  },
})

export const mentorRelationNotices = notices('mentorRelation', GROUP, {
  placed: {
    name: { zh: '毕后办分配导师后（学员）', en: 'When the office places a trainee (trainee)' },
    blanks: [MENTOR],
    title: { zh: '毕后办为你安排了导师', en: 'The office has found a mentor for you' },
    body: { zh: '{mentor}从今天起是你的导师。', en: '{mentor} is your mentor from today on.' },
  },
  received: {
    name: { zh: '毕后办分配导师后（导师）', en: 'When the office places a trainee (mentor)' },
    blanks: [TRAINEE],
    title: { zh: '毕后办为你安排了一名学员', en: 'The office has placed a trainee with you' },
    body: {
      zh: '从今天起你是{trainee}的导师。',
      en: 'You are the mentor of {trainee} from today on.',
    },
  },
})
