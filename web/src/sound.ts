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
