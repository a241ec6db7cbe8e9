import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '师资管理', en: 'Teachers' }
const LEVEL: NoticeBlank = { name: 'level', zh: '师资级别', en: 'Level', example: '一般师资', exampleEn: 'General teacher' }
const REASON: NoticeBlank = { name: 'reason', zh: '原因', en: 'Reason', example: '已调离本院', exampleEn: 'Left the hospital' }
const UNTIL: NoticeBlank = { name: 'until', zh: '有效期至', en: 'Valid until', example: '2031-08-31', exampleEn: '2031-08-31' }
const NUMBER: NoticeBlank = { name: 'number', zh: '证书编号', en: 'Number', example: 'P2026-018', exampleEn: 'P2026-018' }
const DEPARTMENT: NoticeBlank = {
  name: 'department',
  zh: '带教科室',
  en: 'Department',
  example: '住院药房',
  exampleEn: 'Inpatient pharmacy',
}

/** Notices to teachers about their entry in the library. */
export const libraryNotices: readonly NoticeKind[] = [
  {
    kind: 'qualification.enter',
    group,
    name: { zh: '毕后办录入师资库后', en: 'When the office enters somebody in the library' },
    blanks: [LEVEL],
    title: { zh: '已录入师资库', en: 'You were entered in the library' },
    body: {
      zh: '毕后办已将你录入师资库（{level}），可在“我的师资资格”查看编号和有效期。',
      en: 'The office entered you in the library of teachers ({level}); number and validity stand under “My qualification”.',
    },
  },
  {
    kind: 'qualification.remove',
    group,
    name: { zh: '移出师资库后', en: 'When somebody is removed from the library' },
    blanks: [LEVEL, REASON],
    title: { zh: '已移出师资库', en: 'You were removed from the library' },
    body: {
      zh: '你的{level}资格已终止并移出师资库：{reason}。',
      en: 'Your qualification ({level}) has ended and left the library: {reason}.',
    },
  },
  {
    kind: 'library.move',
    group,
    name: { zh: '调整带教科室后', en: 'When the teaching department changes' },
    blanks: [LEVEL, DEPARTMENT],
    title: { zh: '带教科室已调整', en: 'Your teaching department has changed' },
    body: { zh: '你的带教科室已调整为{department}。', en: 'You now teach in {department}.' },
  },
  {
    kind: 'qualification.expire',
    group,
    name: { zh: '师资资格到期后', en: 'When a qualification has expired' },
    blanks: [LEVEL, UNTIL],
    title: { zh: '师资资格已到期', en: 'Your qualification has expired' },
    body: {
      zh: '你的{level}资格已于{until}到期并移出师资库；开放申请时可以重新申请。',
      en: 'Your qualification ({level}) ended on {until} and left the library; you may apply again when applications open.',
    },
  },
  {
    kind: 'library.ending',
    group,
    name: { zh: '师资资格到期前提醒（90、30、7 天）', en: 'Before a qualification ends (90, 30, 7 days)' },
    blanks: [LEVEL, UNTIL],
    title: { zh: '师资资格即将到期', en: 'Your qualification ends soon' },
    body: {
      zh: '你的{level}资格将于{until}到期，请在“我的师资资格”申请续期。',
      en: 'Your qualification ({level}) ends on {until}; please apply for its renewal under “My qualification”.',
    },
  },
  {
    kind: 'teacherCertificate.ending',
    group,
    name: { zh: '师资证书到期前提醒（90、30、7 天）', en: 'Before a certificate ends (90, 30, 7 days)' },
    blanks: [NUMBER, UNTIL],
    title: { zh: '师资证书即将到期', en: 'A certificate ends soon' },
    body: {
      zh: '你的证书（编号 {number}）将于{until}到期，请在“我的师资资格”登记续期后的证书。',
      en: 'Your certificate {number} ends on {until}; please hand in its renewal under “My qualification”.',
    },
  },
]
