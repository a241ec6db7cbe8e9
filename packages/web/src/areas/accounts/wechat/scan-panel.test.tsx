import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { askQrCode } from './bind.calls.ts'
import { ScanPanel } from './scan-panel.tsx'

const OVER = { code: 'B0001', msg: '二维码或验证已失效，请重新扫码', data: null }

const polled = (state: string) => ({
  code: '00000',
  msg: '',
  data: { state, openUuid: state === 'unbound' ? 'ticket' : null, session: null },
})

let [polls, codes] = [0, 0]
let answer: () => object = () => polled('waiting')
let isHidden = false

beforeEach(() => {
  ;[polls, codes, isHidden] = [0, 0, false]
  answer = () => polled('waiting')
  setLanguage('zh-cn')
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)

  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/wechat/poll')) {
      polls += 1
      return Response.json(answer())
    }

    codes += 1

    return Response.json({
      code: '00000',
      msg: '',
      data: { sessionId: `s${codes}`, qrCode: `q${codes}`, expires: 300 },
    })
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function show() {
  const onFinished = vi.fn()
  render(<ScanPanel make={askQrCode} onFinished={onFinished} />)
  await after(0)

  return onFinished
}

describe('a QR code on the screen', () => {
  test('asks every two seconds while the page is visible, and says what happens', async () => {
    await show()
    expect(screen.getByRole('img', { name: '微信二维码' })).toBeTruthy()

    await after(6000)
    expect(polls).toBe(3)

    isHidden = true
    await after(20_000)
    expect(polls).toBe(3)

    isHidden = false
    answer = () => polled('scanned')
    await after(2000)
    expect(screen.getByRole('status').textContent).toBe('已扫码，请在手机上确认')
  })

  test('hands on what was confirmed, once, and asks no more', async () => {
    const onFinished = await show()
    answer = () => polled('unbound')
    await after(10_000)
    expect(onFinished).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ openUuid: 'ticket' }),
    )
    expect(polls).toBe(1)
  })

  test('is over when the server says so or its time has passed; another is got by the button', async () => {
    await show()
    answer = () => OVER
    await after(10_000)
    expect([polls, screen.getByRole('status').textContent]).toEqual([1, '二维码已失效'])

    answer = () => polled('waiting')
    fireEvent.click(screen.getByRole('button', { name: '重新获取二维码' }))
    await after(0)
    expect(codes).toBe(2)

    await after(302_000)

    const pollsBefore = polls

    await after(20_000)
    expect([polls, screen.queryByRole('img')]).toEqual([pollsBefore, null])
  })

  test('a failing network is asked again', async () => {
    const onFinished = await show()
    answer = () => {
      throw new TypeError('no network')
    }
    await after(4000)
    answer = () => polled('unbound')
    await after(2000)
    expect([polls, onFinished.mock.calls.length]).toEqual([3, 1])
  })
})
