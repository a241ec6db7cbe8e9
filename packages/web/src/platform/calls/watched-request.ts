import type { RequestParts } from './api-request.ts'

/**
 * The request with upload progress, by XMLHttpRequest: fetch does not report it. Rejects like fetch
 * if there is no response.
 */
export function sendWatched(
  { method, url, body }: RequestParts,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'blob'

    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)

    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress(lengthComputable ? loaded / total : 0)

    request.onload = () => {
      const type = request.getResponseHeader('content-type')
      resolve(
        new Response(request.response as Blob, {
          status: request.status,
          headers: type ? { 'content-type': type } : {},
        }),
      )
    }

    request.onerror = () => reject(new TypeError('network'))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body as XMLHttpRequestBodyInit | null | undefined)
  })
}
