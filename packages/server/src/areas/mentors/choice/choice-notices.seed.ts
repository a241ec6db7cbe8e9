import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '导师管理', en: 'Mentors' }
const MENTOR: NoticeBlank = { name: 'mentor', zh: '导师', en: 'Mentor', example: '陈静', exampleEn: '陈静' }
const TRAINEE: NoticeBlank = { name: 'trainee', zh: '学员', en: 'Trainee', example: '李思源', exampleEn: '李思源' }
const REASON: NoticeBlank = {
  ...{ name: 'reason', zh: '原因', en: 'Reason' },
  ...{ example: '研究方向不符', exampleEn: 'Another field of work' },
}
const WHY: NoticeBlank = {
  ...{ name: 'why', zh: '结果说明', en: 'Explanation' },
  ...{ example: '按第 2 志愿匹配', exampleEn: 'Placed with choice 2' },
}
const COUNT: NoticeBlank = { name: 'count', zh: '人数', en: 'Number', example: '3', exampleEn: '3' }

/** Notices about the choice of mentors, to trainees and mentors. */
export const choiceNotices: readonly NoticeKind[] = [
  {
    kind: 'mentorApplication.accept',
    group,
    name: { zh: '导师接受申请后', en: 'When a mentor accepts a trainee' },
    blanks: [MENTOR],
    title: { zh: '导师已接受你的申请', en: 'A mentor has accepted you' },
    body: { zh: '{mentor}从今天起是你的导师。', en: '{mentor} is your mentor from today on.' },
  },
  {
    kind: 'mentorApplication.refuse',
    group,
    name: { zh: '导师谢绝申请后', en: 'When a mentor refuses a trainee' },
    blanks: [MENTOR, REASON],
    title: { zh: '导师谢绝了你的申请', en: 'A mentor has refused your application' },
    body: {
      zh: '{mentor}谢绝了你的申请：{reason}。互选结束前可以选择其他导师。',
      en: '{mentor} has refused your application: {reason}. You can choose other mentors until the window ends.',
    },
  },
  {
    kind: 'mentorMatch.placed',
    group,
    name: { zh: '匹配到导师后', en: 'When a trainee is placed by a match' },
    blanks: [MENTOR, WHY],
    title: { zh: '导师匹配结果：{mentor}', en: 'Your mentor: {mentor}' },
    body: { zh: '{mentor}从今天起是你的导师。{why}。', en: '{mentor} is your mentor from today on. {why}.' },
  },
  {
    kind: 'mentorMatch.unplaced',
    group,
    name: { zh: '没有匹配到导师后', en: 'When a match leaves a trainee without a mentor' },
    blanks: [WHY],
    title: { zh: '这次没有匹配到导师', en: 'No mentor in this match' },
    body: { zh: '{why}。毕后办会继续为你安排导师。', en: '{why}. The office will find a mentor for you.' },
  },
  {
    kind: 'mentorMatch.received',
    group,
    name: { zh: '导师匹配到学员后', en: 'When a mentor receives trainees by a match' },
    blanks: [COUNT],
    title: { zh: '导师匹配结果已发布', en: 'The match of mentors is published' },
    body: { zh: '你匹配到 {count} 名学员，带教关系从今天开始。', en: 'Trainees placed with you: {count}, from today on.' },
  },
  {
    kind: 'mentorRelation.placed',
    group,
    name: { zh: '毕后办分配导师后（学员）', en: 'When the office places a trainee (trainee)' },
    blanks: [MENTOR],
    title: { zh: '毕后办为你安排了导师', en: 'The office has found a mentor for you' },
    body: { zh: '{mentor}从今天起是你的导师。', en: '{mentor} is your mentor from today on.' },
  },
  {
    kind: 'mentorRelation.received',
    group,
    name: { zh: '毕后办分配导师后（导师）', en: 'When the office places a trainee (mentor)' },
    blanks: [TRAINEE],
    title: { zh: '毕后办为你安排了一名学员', en: 'The office has placed a trainee with you' },
    body: { zh: '从今天起你是{trainee}的导师。', en: 'You are the mentor of {trainee} from today on.' },
  },
]
