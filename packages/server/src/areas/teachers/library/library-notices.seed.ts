import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }

const LEVEL = blank(
  'level',
  { zh: '师资级别', en: 'Level' },
  { zh: '一般师资', en: 'General teacher' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '已调离本院', en: 'Left the hospital' },
)

const DEPARTMENT = blank(
  'department',
  { zh: '带教科室', en: 'Department' },
  { zh: '住院药房', en: 'Inpatient pharmacy' },
)

const UNTIL = blank(
  'until',
  { zh: '有效期至', en: 'Valid until' },
  { zh: '2031-08-31', en: '2031-08-31' },
)

const NUMBER = blank(
  'number',
  { zh: '证书编号', en: 'Number' },
  { zh: 'P2026-018', en: 'P2026-018' },
)

/** Notices to teachers about their entry in the library. */
export const libraryNotices = {
  ...notices('qualification', GROUP, {
    enter: {
      name: { zh: '毕后办录入师资库后', en: 'When the office enters a teacher in the library' },
      blanks: [LEVEL],
      title: { zh: '已录入师资库', en: 'You are now in the teacher library' },
      body: {
        zh: '毕后办已将你录入师资库（{level}），可在“我的师资资格”查看编号和有效期。',
        en: 'The office has entered you in the teacher library ({level}); see your number and validity under “My qualification”.',
      },
    },
    remove: {
      name: { zh: '移出师资库后', en: 'When a teacher is removed from the library' },
      blanks: [LEVEL, REASON],
      title: { zh: '已移出师资库', en: 'You were removed from the teacher library' },
      body: {
        zh: '你的{level}资格已终止并移出师资库：{reason}。',
        en: 'Your qualification ({level}) has ended and you were removed from the teacher library: {reason}.',
      },
    },
  }),
  ...notices('library', GROUP, {
    move: {
      name: { zh: '调整带教科室后', en: 'When the teaching department changes' },
      blanks: [LEVEL, DEPARTMENT],
      title: { zh: '带教科室已调整', en: 'Your teaching department has changed' },
      body: { zh: '你的带教科室已调整为{department}。', en: 'You now teach in {department}.' },
    },
  }),
  ...notices('qualification', GROUP, {
    expire: {
      name: { zh: '师资资格到期后', en: 'When a qualification has expired' },
      blanks: [LEVEL, UNTIL],
      title: { zh: '师资资格已到期', en: 'Your qualification has expired' },
      body: {
        zh: '你的{level}资格已于{until}到期并移出师资库；开放申请时可以重新申请。',
        en: 'Your qualification ({level}) expired on {until} and you were removed from the teacher library; you can apply again when applications open.',
      },
    },
  }),
  ...notices('library', GROUP, {
    ending: {
      name: {
        zh: '师资资格到期前提醒（90、30、7 天）',
        en: 'Before a qualification expires (90, 30, 7 days)',
      },
      blanks: [LEVEL, UNTIL],
      title: { zh: '师资资格即将到期', en: 'Your qualification expires soon' },
      body: {
        zh: '你的{level}资格将于{until}到期，请在“我的师资资格”申请续期。',
        en: 'Your qualification ({level}) expires on {until}; please apply for renewal under “My qualification”.',
      },
    },
  }),
}

export const teacherCertificateNotices = notices('teacherCertificate', GROUP, {
  ending: {
    name: {
      zh: '师资证书到期前提醒（90、30、7 天）',
      en: 'Before a certificate expires (90, 30, 7 days)',
    },
    blanks: [NUMBER, UNTIL],
    title: { zh: '师资证书即将到期', en: 'A teacher certificate expires soon' },
    body: {
      zh: '你的证书（编号 {number}）将于{until}到期，请在“我的师资资格”登记续期后的证书。',
      en: 'Your certificate {number} expires on {until}; please submit the renewed certificate under “My qualification”.',
    },
  },
})
