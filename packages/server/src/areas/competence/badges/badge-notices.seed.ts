import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '监督级别', en: 'Supervision levels' }

const REASON = blank('reason', { zh: '原因', en: 'Reason' }, { zh: '胸牌遗失', en: 'Badge lost' })

/** Notices about badges, to who wears them. */
export const badgeNotices = notices('competence', GROUP, {
  badgeRevoked: {
    name: { zh: '胸牌作废后（给学员）', en: 'When a badge is revoked (to the trainee)' },
    blanks: [REASON],
    title: { zh: '你的胸牌已作废', en: 'Your badge has been revoked' },
    body: {
      zh: '你的胸牌已作废：{reason}。扫码查不到信息，请到科室或毕后办领取新胸牌。',
      en: 'Your badge has been revoked: {reason}. A scan shows no information; get a new badge from your department or the office.',
    },
  },
  badgeReplaced: {
    name: { zh: '补打胸牌后（给学员）', en: 'When a badge is reprinted (to the trainee)' },
    blanks: [],
    title: { zh: '已为你打印新胸牌', en: 'A new badge has been printed for you' },
    body: {
      zh: '之前的胸牌已作废，扫码查不到信息。请到科室或毕后办领取新胸牌。',
      en: 'Your previous badge has been revoked, and a scan of it shows no information. Get the new badge from your department or the office.',
    },
  },
})
