import { book } from '../../../platform/texts/book.ts'

export const outboxText = book({
  sending: ['正在发送 {count} 条…', 'Sending {count}…'],
  waiting: ['{count} 条已加密保存在本机，联网后自动发送', '{count} saved encrypted on this device, to be sent once you are online'],
  waitingHere: [
    '本机存储已满，{count} 条只在这个页面里：联网后自动发送，发送前请不要关闭或刷新页面',
    'This device’s storage is full, so {count} {count:is|are} on this page only and will be sent once you are online: do not close or reload it before then',
  ],
  stopped: ['{count} 条保存在本机，请重新登录后发送', '{count} saved on this device; log in again to send'],
  stoppedHere: [
    '本机存储已满，{count} 条只在这个页面里：请在另一个窗口重新登录，再点“立即发送”',
    'This device’s storage is full, so {count} {count:is|are} on this page only: log in again in another window, then press “Send now”',
  ],
  held: ['{count} 条已存本机，正在提交', '{count} saved on this device, being submitted'],
  heldHere: [
    '本机存储已满，正在直接提交 {count} 条：提交前请不要关闭或刷新页面',
    'This device’s storage is full; {count} {count:is|are} being submitted directly: do not close or reload this page before then',
  ],
  refused: ['{count} 条未能提交，请更正', '{count} could not be submitted: correct and send again'],
  closed: ['本机暂时不能保存，请联网后再填写', 'Nothing can be saved on this device now: go online before you fill it in'],
  retry: ['立即发送', 'Send now'],
  correct: ['更正', 'Correct'],
  drop: ['删除', 'Delete'],
  dropQuestion: ['删除这条未提交的内容？', 'Delete this unsubmitted entry?'],
})
