import { book } from './i18n.ts'

export const platformText = book(
  {
    notice: '提示',
    confirm: '确定',
    pageExpired: '当前页面已失效，请重新登录',
    broken: '系统出错',
    unreachable: '暂时连不上服务器，请检查网络后重试',
    tooSlow: '服务器长时间没有答复，请稍后再试',
    downloadFailed: '文件没有下载完，请重试',
    openInBrowser:
      '{program}中不能下载文件。请点右上角的“…”，选择“在浏览器中打开”，登录后再下载；也可以复制这个地址到浏览器中打开：{address}',
    programs: { wechat: '微信', wecom: '企业微信', dingTalk: '钉钉', qq: 'QQ' },
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
    downloadFailed: 'The file did not arrive completely; please try again',
    openInBrowser:
      'Files cannot be downloaded within {program}. Tap “…” at the top right and choose “Open in browser”, log in, and download there; or copy this address into a browser: {address}',
    programs: { wechat: 'WeChat', wecom: 'WeCom', dingTalk: 'DingTalk', qq: 'QQ' },
    drawnBefore: 'Your PDF is in the queue; {count} before it',
    drawnPages: 'Your PDF is being made: {done} of {total} pages',
  },
)
