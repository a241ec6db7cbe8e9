import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }
const TEAM = blank('team', { zh: '医疗组', en: 'Team' }, { zh: '感染药学组', en: 'Infection team' })
const FROM = blank('from', { zh: '任期从', en: 'From' }, { zh: '2026-09-01', en: '2026-09-01' })
const UNTIL = blank('until', { zh: '任期至', en: 'Until' }, { zh: '2028-08-31', en: '2028-08-31' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '岗位调整', en: 'A change of post' },
)

/** Notices to team leaders about their terms. */
export const leaderNotices = notices('teamLeader', GROUP, {
  appoint: {
    name: { zh: '任命医疗组长后', en: 'When a team leader is appointed' },
    blanks: [TEAM, FROM, UNTIL],
    title: { zh: '你已被任命为医疗组长', en: 'You have been appointed team leader' },
    body: {
      zh: '自 {from} 至 {until}，由你担任{team}组长。',
      en: 'You lead {team} from {from} until {until}.',
    },
  },
  end: {
    name: { zh: '提前结束医疗组长任期后', en: 'When a team leader’s term is ended early' },
    blanks: [TEAM, REASON],
    title: { zh: '医疗组长任期提前结束', en: 'Your term as team leader has ended early' },
    body: {
      zh: '你担任{team}组长的任期已提前结束：{reason}。',
      en: 'Your term as leader of {team} has ended early: {reason}.',
    },
  },
})
