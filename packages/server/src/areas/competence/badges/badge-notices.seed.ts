import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '监督级别', en: 'Supervision levels' }

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '胸牌遗失', en: 'The badge is lost' },
)

/** Notices about badges, to who wears them. */
export const badgeNotices = notices('competence', GROUP, {
  badgeRevoked: {
    name: { zh: '胸牌作废后（给学员）', en: 'When a badge is revoked (to the trainee)' },
    blanks: [REASON],
    title: { zh: '你的胸牌已作废', en: 'Your badge is revoked' },
    body: {
      zh: '你的胸牌已作废：{reason}。扫码查不到信息，请到科室或毕后办领取新胸牌。',
      en: 'Your badge is revoked: {reason}. A scan shows nothing; ask your department or the office for a new one.',
    },
  },
  badgeReplaced: {
    name: { zh: '补打胸牌后（给学员）', en: 'When a badge is printed again (to the trainee)' },
    blanks: [],
    title: { zh: '已为你打印新胸牌', en: 'A new badge is printed for you' },
    body: {
      zh: '之前的胸牌已作废，扫码查不到信息。请到科室或毕后办领取新胸牌。',
      en: 'The badge before is revoked, and a scan of it shows nothing. Ask your department or the office for the new one.',
    },
  },
})
