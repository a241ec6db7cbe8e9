import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '师资管理', en: 'Teachers' }
const TEAM: NoticeBlank = { name: 'team', zh: '医疗组', en: 'Team', example: '感染药学组', exampleEn: 'Infection team' }
const FROM: NoticeBlank = { name: 'from', zh: '任期从', en: 'From', example: '2026-09-01', exampleEn: '2026-09-01' }
const UNTIL: NoticeBlank = { name: 'until', zh: '任期至', en: 'Until', example: '2028-08-31', exampleEn: '2028-08-31' }
const REASON: NoticeBlank = { name: 'reason', zh: '原因', en: 'Reason', example: '岗位调整', exampleEn: 'A change of post' }
/** Notices to team leaders about their terms. */
export const leaderNotices: readonly NoticeKind[] = [
  {
    kind: 'teamLeader.appoint',
    group,
    name: { zh: '任命医疗组长后', en: 'When a team leader is appointed' },
    blanks: [TEAM, FROM, UNTIL],
    title: { zh: '你已被任命为医疗组长', en: 'You are appointed team leader' },
    body: { zh: '自 {from} 至 {until}，由你担任{team}组长。', en: 'You lead {team} from {from} until {until}.' },
  },
  {
    kind: 'teamLeader.end',
    group,
    name: { zh: '提前结束医疗组长任期后', en: 'When a term of a team leader ends early' },
    blanks: [TEAM, REASON],
    title: { zh: '医疗组长任期提前结束', en: 'Your term as team leader has ended' },
    body: { zh: '你担任{team}组长的任期已提前结束：{reason}。', en: 'Your term as leader of {team} has ended: {reason}.' },
  },
]
