FROM node:20-slim
RUN --mount=source=.,target=/source npm install --global /source/puzzlewright-*.tgz
CMD ["puzzlewright", "work"]
