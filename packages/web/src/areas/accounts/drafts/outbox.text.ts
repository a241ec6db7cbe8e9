import { book } from '../../../platform/texts/book.ts'

export const outboxText = book({
  sending: ['正在发送 {count} 条…', 'Sending {count}…'],
  waiting: ['{count} 条已加密保存在本机，联网后自动发送', '{count} kept encrypted on this device; they are sent when there is a network'],
  waitingHere: [
    '本机存储已满，{count} 条只在这个页面里：联网后自动发送，发送前请不要关闭或刷新页面',
    'The storage of this device is full, {count} are on this page only: they are sent when there is a network; do not close or reload it before',
  ],
  stopped: ['{count} 条保存在本机，请重新登录后发送', '{count} kept on this device; log in again to send them'],
  stoppedHere: [
    '本机存储已满，{count} 条只在这个页面里：请在另一个窗口重新登录，再点“立即发送”',
    'The storage of this device is full, {count} are on this page only: log in again in another window, then press “Send now”',
  ],
  held: ['{count} 条已存本机，正在提交', '{count} stored on this device, being sent'],
  heldHere: [
    '本机存储已满，正在直接提交 {count} 条：提交前请不要关闭或刷新页面',
    'The storage of this device is full, {count} are being sent directly: do not close or reload this page before',
  ],
  refused: ['{count} 条未能提交，请更正', '{count} could not be submitted: please correct them'],
  closed: ['本机暂时不能保存，请联网后再填写', 'Nothing can be kept on this device now: connect first'],
  retry: ['立即发送', 'Send now'],
  correct: ['更正', 'Correct'],
  drop: ['删除', 'Delete'],
  dropQuestion: ['删除这条未提交的内容？', 'Delete what was not submitted?'],
})
