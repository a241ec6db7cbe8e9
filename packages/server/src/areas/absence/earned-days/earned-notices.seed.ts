import { blank, notices } from '../../../platform/notices.ts'

const DAYS = blank('days', { zh: '天数', en: 'Days' }, { zh: '2', en: '2' })

const DAY = blank(
  'day',
  { zh: '最早到期日', en: 'First expiry date' },
  { zh: '2027-04-01', en: '2027-04-01' },
)

/** Notices about days that shifts earned, to the trainee. */
export const earnedNotices = notices(
  'earnedDays',
  { zh: '补休', en: 'Earned leave' },
  {
    ending: {
      name: {
        zh: '补休将到期前 30 天（给学员）',
        en: '30 days before earned leave expires (to the trainee)',
      },
      blanks: [DAYS, DAY],
      title: {
        zh: '{days} 天补休即将到期',
        en: '{days} {days:day|days} of earned leave {days:expires|expire} soon',
      },
      body: {
        zh: '你有 {days} 天补休将在 30 天内到期，最早的到 {day} 为止。请及时申请，到期后不再保留。',
        en: '{days} {days:day|days} of your earned leave {days:expires|expire} within 30 days, the first on {day}. Apply for leave in time; expired days are lost.',
      },
    },
  },
)
