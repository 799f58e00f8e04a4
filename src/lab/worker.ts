import { READY } from '../workers/workerLink';
import { answer, type LabRequest } from './labRequest';

self.addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  self.postMessage(answer(data));
});

self.postMessage(READY);
