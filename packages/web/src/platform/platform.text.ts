import { book } from './i18n.ts'

export const platformText = book(
  {
    notice: '提示',
    confirm: '确定',
    pageExpired: '当前页面已失效，请重新登录',
    broken: '系统出错',
    unreachable: '暂时连不上服务器，请检查网络后重试',
    tooSlow: '服务器长时间没有答复，请稍后再试',
    drawnBefore: '正在排队生成 PDF，前面还有 {count} 份',
    drawnPages: '正在生成 PDF：已完成 {done} / {total} 页',
  },
  {
    notice: 'Notice',
    confirm: 'Confirm',
    pageExpired: 'The current page has expired, please log in again',
    broken: 'System error',
    unreachable: 'The server cannot be reached; please check your network and try again',
    tooSlow: 'The server took too long to answer, please try again later',
    drawnBefore: 'Your PDF is in the queue; {count} before it',
    drawnPages: 'Your PDF is being made: {done} of {total} pages',
  },
)
