import { READY } from '../workers/workerLink';
import { answer, type LabRequest } from './labRequest';

self.addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  // A rejection would not reach the page’s onerror.
  answer(data).then((response) => self.postMessage(response), reportError);
});

self.postMessage(READY);
