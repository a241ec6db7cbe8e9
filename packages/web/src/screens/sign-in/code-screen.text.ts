import { book } from '../../platform/texts/book.ts'

export const codeScreenText = book({
  title: ['扫码签到', 'Scan to sign in'],
  help: [
    '请用自己的手机扫码，一部手机只能为一个人签到。签到码每 30 秒更换，拍下的旧码无效。',
    'Use your own phone: one phone can sign in only one person. The code changes every 30 seconds; photos of an old code do not work.',
  ],
  next: ['{seconds} 秒后更换', 'changes in {seconds} s'],
  qr: ['签到二维码', 'QR code to sign in'],
})
