/**
 * The length of a video in whole seconds, as the browser reads it; a recording without a length is
 * sought to its end once.
 */
export function lengthOfVideo(url: string): Promise<number> {
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.muted = true

  return new Promise<number>((resolve, reject) => {
    const report = () => {
      if (!Number.isFinite(video.duration)) return
      resolve(Math.max(1, Math.floor(video.duration)))
    }

    video.onloadedmetadata = () => {
      report()
      if (!Number.isFinite(video.duration)) video.currentTime = Number.MAX_SAFE_INTEGER
    }

    video.ondurationchange = report
    video.onerror = () => reject(new Error('unreadable'))
    video.src = url
  }).finally(() => video.removeAttribute('src'))
}
