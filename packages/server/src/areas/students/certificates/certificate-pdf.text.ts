/**
 * What is printed on a certificate in addition to its facts. It is written in Chinese, for issuers
 * in both languages.
 */
export const certificatePdfText = {
  title: '结业证书',
  subtitle: 'CERTIFICATE OF COMPLETION · STANDARDISED RESIDENCY TRAINING',
  number: '证书编号',
  genders: { '1': '男', '2': '女' } as Readonly<Record<string, string>>,
  comma: '，',
  born: '{year} 年 {month} 月出生',
  body: '于 {from}至 {to}，在{unit}完成{major}专业规范化培训，经考核合格，准予结业，特发此证。',
  day: '{year} 年 {month} 月 {day} 日',
  seal: '（盖章）',
  issued: '发证日期',
  scan: '扫码核验',
  scanHelp: '二维码和本文件均有数字签名，任何改动都能查出。',
  at: '核验网址',
  check: '可在本院培训管理系统“证书核验”页核验。',
  file: '结业证书',
} as const
