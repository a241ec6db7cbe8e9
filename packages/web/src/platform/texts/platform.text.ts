import { book } from './book.ts'

export const platformText = book({
  notice: ['提示', 'Notice'],
  confirm: ['确定', 'Confirm'],
  pageExpired: ['当前页面已失效，请重新登录', 'This page has expired; log in again'],
  broken: ['系统出错', 'System error'],
  unreachable: ['暂时连不上服务器，请检查网络后重试', 'The server cannot be reached; check your network and try again'],
  tooSlow: ['服务器长时间没有答复，请稍后再试', 'The server took too long to respond; try again later'],
  downloadFailed: ['文件没有下载完，请重试', 'The file did not download completely; try again'],
  openInBrowser: [
    '{program}中不能下载文件。请点右上角的“…”，选择“在浏览器中打开”，登录后再下载；也可以复制这个地址到浏览器中打开：{address}',
    'Files cannot be downloaded in {program}. Tap “…” at the top right, choose “Open in browser”, log in and download there; or copy this address into a browser: {address}',
  ],
  programs: { wechat: ['微信', 'WeChat'], wecom: ['企业微信', 'WeCom'], dingTalk: ['钉钉', 'DingTalk'], qq: ['QQ', 'QQ'] },
  drawnBefore: ['正在排队生成 PDF，前面还有 {count} 份', 'Your PDF is in the queue, {count} ahead of it'],
  drawnPages: ['正在生成 PDF：已完成 {done} / {total} 页', 'Generating PDF: {done} of {total} {total:page|pages}'],
})
