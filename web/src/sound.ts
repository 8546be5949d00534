import type { SoundName } from '@spanish-main/ui'

/** A small bell. */
export function chime(): void {
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.7)
  volume.connect(audio.destination)
  for (const frequency of [1046.5, 1568]) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start()
    tone.stop(audio.currentTime + 0.7)
  }
  setTimeout(() => void audio.close(), 900)
}

/** A short burst of noise, dull or bright. */
function burst(audio: AudioContext, at: number, length: number, frequency: number, loud: number): void {
  const frames = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, frames, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = frequency
  const volume = audio.createGain()
  volume.gain.value = loud
  source.connect(filter).connect(volume).connect(audio.destination)
  source.start(audio.currentTime + at)
}

/** Bursts of one kind, at these moments in seconds. */
function bursts(moments: readonly number[], length: number, frequency: number, loud: number): void {
  const audio = new AudioContext()
  for (const at of moments) burst(audio, at, length, frequency, loud)
  setTimeout(() => void audio.close(), (Math.max(...moments) + length) * 1000 + 200)
}

/** Coins on a table, a card turned, a broadside. */
export const sounds: Readonly<Record<SoundName, () => void>> = {
  coins: () => bursts([0, 0.07, 0.15], 0.06, 5200, 0.25),
  card: () => bursts([0], 0.12, 1800, 0.2),
  guns: () => bursts([0, 0.18, 0.31], 0.7, 110, 0.9),
}
